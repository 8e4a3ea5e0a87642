ALTER TABLE "orders" RENAME COLUMN "asked" TO "open_question";
