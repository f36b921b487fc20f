CREATE TABLE "controls" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
