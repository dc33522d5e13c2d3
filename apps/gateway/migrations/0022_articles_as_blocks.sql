-- Texts were Markdown until now: each line becomes a block, without its signs.
UPDATE "content_entries" SET "body" = (
	SELECT jsonb_object_agg(words.key, coalesce((
		SELECT jsonb_agg(jsonb_build_object(
			'kind', CASE WHEN line ~ '^[-*] ' THEN 'bullet' WHEN line ~ '^\d+\. ' THEN 'numbered' WHEN line ~ '^#+ ' THEN 'heading' ELSE 'paragraph' END,
			'runs', jsonb_build_array(jsonb_build_object('text', regexp_replace(regexp_replace(line, '^([-*]|\d+\.|#+) ', ''), '\*+', '', 'g')))
		) ORDER BY place)
		FROM regexp_split_to_table(words.value, E'\n+') WITH ORDINALITY AS lines(line, place)
		WHERE btrim(line) <> ''
	), '[]'::jsonb))
	FROM jsonb_each_text("body") AS words
) WHERE jsonb_typeof("body" -> 'en') = 'string';
