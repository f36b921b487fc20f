ALTER TABLE "reports" ADD COLUMN "whose" integer;
