-- An account's floor is derived from its balance while it is below the agreed limit. Without this rule, a transfer that
-- passes the limit could write a lower floor together with its totals, and the CHECK constraint would accept it.
CREATE OR REPLACE FUNCTION "ledger_account_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.rid <> OLD.rid OR NEW.owner_kind <> OLD.owner_kind OR NEW.owner_rid IS DISTINCT FROM OLD.owner_rid OR NEW.kind <> OLD.kind
    OR NEW.debits_posted < OLD.debits_posted OR NEW.credits_posted < OLD.credits_posted OR NEW.last_at < OLD.last_at THEN
    RAISE EXCEPTION 'this change of account % is refused', OLD.rid;
  END IF;
  IF NEW.agreed_floor IS NOT DISTINCT FROM OLD.agreed_floor AND (NEW.floor < OLD.floor OR (NEW.floor IS NULL) <> (OLD.floor IS NULL)) THEN
    RAISE EXCEPTION 'a lower floor of account % is refused: its limit is the same', OLD.rid;
  END IF;
  IF NEW.ceiling > OLD.ceiling OR NEW.ceiling IS NULL AND OLD.ceiling IS NOT NULL THEN
    RAISE EXCEPTION 'a higher ceiling of account % is refused', OLD.rid;
  END IF;
  RETURN NEW;
END $$;
