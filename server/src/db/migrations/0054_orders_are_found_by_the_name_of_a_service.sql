ALTER TABLE "order_item" ADD COLUMN "user_rid" text;--> statement-breakpoint
UPDATE "order_item" SET "user_rid" = "orders"."user_rid" FROM "orders" WHERE "orders"."rid" = "order_item"."order_rid";--> statement-breakpoint
CREATE FUNCTION "order_item_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "orders"."user_rid" INTO NEW.user_rid FROM "orders" WHERE "orders"."rid" = NEW.order_rid;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_item_member" BEFORE INSERT ON "order_item" FOR EACH ROW EXECUTE FUNCTION "order_item_member"();--> statement-breakpoint
CREATE INDEX "order_item_member" ON "order_item" USING btree ("user_rid","order_rid","name");
