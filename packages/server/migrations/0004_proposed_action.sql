UPDATE "events" SET "event" = replace("event", ',"wish":{', ',"action":{') WHERE "event" LIKE '{"kind":"proposed",%';
