-- What a document said goes with it: chats keep that there was a passage, and no word of it (docs/adr/0094).
CREATE FUNCTION forget_document_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE document_chat_messages
  SET sentences = (
    SELECT jsonb_agg(
      CASE WHEN sentence -> 'citation' ->> 'documentId' = OLD.id::text
        THEN '{"text": "", "citation": null}'::jsonb ELSE sentence END
      ORDER BY place)
    FROM jsonb_array_elements(sentences) WITH ORDINALITY AS each (sentence, place))
  WHERE organisation_id = OLD.organisation_id
    AND sentences @> jsonb_build_array(jsonb_build_object('citation', jsonb_build_object('documentId', OLD.id::text)));
  RETURN OLD;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER forget_document_quotes AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION forget_document_quotes();
