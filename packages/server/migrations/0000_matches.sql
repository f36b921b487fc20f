CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"rules" text NOT NULL,
	"setup" json NOT NULL,
	"table_rules" json NOT NULL,
	"bots" json NOT NULL,
	"dice_secret" text NOT NULL,
	"created_at" bigint NOT NULL,
	"owner" text,
	"epoch" bigint DEFAULT 0 NOT NULL,
	"over" boolean DEFAULT false NOT NULL,
	"wake_at" bigint
);
--> statement-breakpoint
CREATE TABLE "events" (
	"match" text NOT NULL,
	"n" integer NOT NULL,
	"at" bigint NOT NULL,
	"event" text NOT NULL,
	CONSTRAINT "events_match_n_pk" PRIMARY KEY("match","n")
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"match" text NOT NULL,
	"seat" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "seats_match_seat_pk" PRIMARY KEY("match","seat")
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" text PRIMARY KEY NOT NULL,
	"alive_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"seat" integer NOT NULL,
	"at" bigint NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"question" text,
	"record" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "matches_wake" ON "matches" USING btree ("wake_at") WHERE not over and wake_at is not null;
