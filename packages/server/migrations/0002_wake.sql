DROP INDEX "matches_wake";
--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "over";
--> statement-breakpoint
CREATE INDEX "matches_wake" ON "matches" USING btree ("wake_at") WHERE wake_at is not null;
