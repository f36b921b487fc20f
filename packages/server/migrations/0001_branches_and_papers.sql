ALTER TABLE "matches" ADD COLUMN "branch" json;
--> statement-breakpoint
CREATE TABLE "papers" (
	"holder" text NOT NULL,
	"name" text NOT NULL,
	"at" bigint NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "papers_holder_name_pk" PRIMARY KEY("holder","name")
);
--> statement-breakpoint
CREATE INDEX "seats_hash" ON "seats" USING btree ("hash");
