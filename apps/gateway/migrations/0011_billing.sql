CREATE TABLE "bill_counters" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"purpose" text NOT NULL,
	"payment_type" text NOT NULL,
	"currency" text NOT NULL,
	"seats" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"total_minor" integer NOT NULL,
	"document" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"payment_status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"payment_reference" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "bills_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
ALTER TABLE "bills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
ALTER TABLE "provider_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"card" jsonb NOT NULL,
	"funding" text NOT NULL,
	"behaviour" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sandbox_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_contacts" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"contact" jsonb NOT NULL,
	CONSTRAINT "billing_contacts_organisation_id_pk" PRIMARY KEY("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "billing_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"tenant_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"seat_month_minor" integer NOT NULL,
	"annual_discount_percent" integer NOT NULL,
	CONSTRAINT "plan_prices_tenant_id_plan_pk" PRIMARY KEY("tenant_id","plan")
);
--> statement-breakpoint
ALTER TABLE "plan_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"status" text NOT NULL,
	"provider_state" text NOT NULL,
	"payment_type" text NOT NULL,
	"plan" text NOT NULL,
	"billing_plan" integer NOT NULL,
	"seats" integer NOT NULL,
	"seats_at_renewal" integer,
	"seat_period_minor" integer NOT NULL,
	"voucher_code" text,
	"percent_off" integer DEFAULT 0 NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"trial_reminded" boolean DEFAULT false NOT NULL,
	"anchor_at" timestamp with time zone,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"due_since" timestamp with time zone,
	"retries" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"terminated_at" timestamp with time zone,
	"removal_at" timestamp with time zone,
	"next_due_at" timestamp with time zone,
	"customer_id" text,
	"card_id" text,
	"card" jsonb,
	"site" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_organisation" UNIQUE("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "temporary_payments" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"billing_plan" integer NOT NULL,
	"seats" integer NOT NULL,
	"voucher_code" text,
	CONSTRAINT "temporary_payments_organisation_id_pk" PRIMARY KEY("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "temporary_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vouchers" (
	"tenant_id" uuid NOT NULL,
	"code" text NOT NULL,
	"percent_off" integer DEFAULT 0 NOT NULL,
	"extra_trial_days" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"uses_max" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vouchers_tenant_id_code_pk" PRIMARY KEY("tenant_id","code")
);
--> statement-breakpoint
ALTER TABLE "vouchers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bill_counters" ADD CONSTRAINT "bill_counters_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_cards" ADD CONSTRAINT "sandbox_cards_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_cards" ADD CONSTRAINT "sandbox_cards_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_contacts" ADD CONSTRAINT "billing_contacts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_contacts" ADD CONSTRAINT "billing_contacts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_payments" ADD CONSTRAINT "temporary_payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_payments" ADD CONSTRAINT "temporary_payments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bills_organisation" ON "bills" USING btree ("organisation_id","issued_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bills_subscription" ON "bills" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "provider_events_received" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_due_at");--> statement-breakpoint
CREATE POLICY "fence" ON "bill_counters" AS PERMISSIVE FOR ALL TO "esg_app" USING ("bill_counters"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) WITH CHECK ("bill_counters"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "bill_counters" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "bills" AS PERMISSIVE FOR ALL TO "esg_app" USING ("bills"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "bills"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("bills"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "bills"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "bills" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "provider_events" AS PERMISSIVE FOR ALL TO "esg_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "system" ON "provider_events" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "sandbox_cards" AS PERMISSIVE FOR ALL TO "esg_app" USING ("sandbox_cards"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "sandbox_cards"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("sandbox_cards"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "sandbox_cards"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "sandbox_cards" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "billing_contacts" AS PERMISSIVE FOR ALL TO "esg_app" USING ("billing_contacts"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "billing_contacts"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("billing_contacts"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "billing_contacts"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "billing_contacts" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "plan_prices" AS PERMISSIVE FOR ALL TO "esg_app" USING ("plan_prices"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) WITH CHECK ("plan_prices"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "plan_prices" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "subscriptions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("subscriptions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "subscriptions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("subscriptions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "subscriptions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "subscriptions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "temporary_payments" AS PERMISSIVE FOR ALL TO "esg_app" USING ("temporary_payments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "temporary_payments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("temporary_payments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "temporary_payments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "temporary_payments" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "vouchers" AS PERMISSIVE FOR ALL TO "esg_app" USING ("vouchers"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) WITH CHECK ("vouchers"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "vouchers" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- A bill is a record: only how its payment stands changes. It goes only with its organisation.
CREATE FUNCTION refuse_bill_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE paying text[] := ARRAY['payment_status', 'attempts', 'payment_reference', 'paid_at'];
BEGIN
  IF to_jsonb(NEW) - paying IS DISTINCT FROM to_jsonb(OLD) - paying THEN
    RAISE EXCEPTION 'A bill is a record: only how its payment stands changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bills_stay BEFORE UPDATE ON bills FOR EACH ROW EXECUTE FUNCTION refuse_bill_change();
