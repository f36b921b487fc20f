CREATE TABLE "snapshots" (
	"match" text NOT NULL,
	"version" integer NOT NULL,
	"game" text NOT NULL,
	"rules" text NOT NULL,
	"answers" integer NOT NULL,
	"check" text NOT NULL,
	"clock" json,
	"state" text NOT NULL,
	CONSTRAINT "snapshots_match_version_pk" PRIMARY KEY("match","version")
);
--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
