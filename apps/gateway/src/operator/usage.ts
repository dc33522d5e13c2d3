import { featureFlags, modules } from '@esg/contract';

/** The purpose of each module, one line each. */
const moduleLines = featureFlags.map((name) => `        ${name.padEnd(25)}${modules[name].opens}`).join('\n');

/** What `npm run tenant -- --help` prints. */
export const usage = `Usage: npm run tenant -- <command> [options]

  add        makes a tenant with its brand, its first organisation and that one's administrator
    --host <name>            where it lives, without port: acme.localhost, esg.acme.example
    --name <text>            the company's name, as everybody will see it
    --support-email <address>
    --primary "#rrggbb"      the main colour; text on it is chosen by itself
    --brand <file>           instead of colours: what the brand studio exported (JSON or design tokens), with all its
                             colours; name and support address are taken from it too where they are not given
    --admin-email <address>  who signs in first; a password is made and shown once
    --secondary, --special, --special-secondary "#rrggbb"
                             quiet buttons, and the two ends of the gradient
    --logo, --logo-dark, --mini-logo, --favicon <file>
                             PNG, JPEG, WebP or SVG; the favicon may be an .ico
    --organisation <text>    the first organisation (default: the name)
    --plan report|consultancy
                             what the first organisation is: a company, or a consultancy with clients (default report)
    --admin-name <text>      first and last name (default: Administrator)
    --language en|zhTw       of the administrator (default en)
    --host-type SUBDOMAIN|CUSTOM_URL|ROOT_DOMAIN
                             (default: SUBDOMAIN below a host we have or .localhost, otherwise CUSTOM_URL)
    --terms-url <address>    the tenant's own terms of use (default: the usual ones, in its brand)
    --accounts-host <name>   where its people sign in (default: see set-accounts-host)
    --platform esg|climate   what people come for: reports, or the climate calculator (default esg)

  set-accounts-host  gives a tenant's sign-in pages a host of their own
    --tenant <host>          a host of the tenant
    --accounts-host <name>   for example accounts.acme.example; without it the usual one again: that of
                             ACCOUNTS_URL, or "accounts." before the root host or the tenant's own

  update     publishes a new version of a tenant's brand; what is left out stays
    --tenant <host>          a host of the tenant
    --brand <file>           colours and names, as the brand studio exported them
    --name, --support-email, --logo, --logo-dark, --mini-logo, --favicon  as above

  set-terms  says where a tenant's terms of use are
    --tenant <host>          a host of the tenant
    --terms-url <address>    without it the usual ones hold again

  set-module turns a module of a tenant on or off: its menu, pages and calls
    --tenant <host>
    --module <name>          one of these
${moduleLines}
    --enabled on|off
    --admin-email <address>  for the data hub: only in the organisation that this person administers

  set-platform  sets what Home, menu and first steps begin with; the calculator's module is turned on with it
    --tenant <host>
    --platform esg|climate   reports, or the climate calculator

  frameworks shows which frameworks a tenant offers, and where their codes come from
    --tenant <host>

  set-frameworks  says which frameworks a tenant offers for new reports; reports that are there keep theirs
    --tenant <host>
    --versions compared      all whose codes were compared with a text (what holds at first); or "all", with the
                             previews; or versions parted by commas: gri-2025,hkex-c2-2025

  prove-domain  says that a domain of e-mail addresses is an organisation's, so that its sign-in provider counts for it
    --tenant <host>  --domain acme.example
    --admin-email <address>  who administers the organisation; one on trial has no provider
    --enabled on|off         off takes it back (default on)

  add-host   lets a tenant answer to one more name
    --tenant <host>          a host it has already
    --host <name>  [--host-type …]

  mark-paid  says that the bank transfer for a bill has arrived; its seats are there from then on
    --tenant <host>          a host of the tenant
    --bill INV-000042        the bill's number, as in the transfer's reference

  add-voucher  gives a tenant a voucher for new subscriptions; at least one of --percent-off and --extra-trial-days
    --tenant <host>  --code GREEN25
    --percent-off 25         off the first bill
    --extra-trial-days 14    added to the trial
    --uses 10                how often it can be used (default: without limit)
    --expires 2027-01-31     its last day (default: none)

  vouchers   shows a tenant's vouchers and how often they were used
    --tenant <host>

  set-price  sets what a seat costs at a tenant, for subscriptions that begin from now on
    --tenant <host>  --plan report|consultancy
    --seat-month 49.00       US dollars for one seat and month
    --annual-discount 20     per cent off twelve months that are billed at once

  set-bank   says where a tenant's customers transfer to; invoices and the billing page show it from then on
    --tenant <host>          without more, support tells customers the account again
    --bank "Harbour Bank, Central, Hong Kong"
    --account-name "Acme Reporting Limited"  --account-number 012-345-678901-838
    --swift HRBRHKHH  --fps 1234567          where there are such

  set-model  connects a language model for one tenant, instead of that of LANGUAGE_MODEL_URL; each organisation's
             administrator still has to agree before anything is sent
    --tenant <host>
    --model-url <address>    the address before /chat/completions: https://models.example/v1
    --model-name <text>      what the endpoint calls the model
    --run-by <text>          the company or department that runs it, as administrators will read it
    --key-file <file>        a file with the key, where the endpoint needs one
    --schemas on|off         whether the endpoint takes JSON schemas (default on)
    --tokens-per-month <n>   the highest budget of one organisation
    --enabled off            gives the tenant's own model up

  set-lock   shuts an organisation, whatever it has paid, or opens it again
    --tenant <host>  --admin-email <address>   who administers the organisation
    --enabled on|off         its people see that it is suspended, and whom to write to

  pass-time  makes one subscription older, to try what time brings; only in a demonstration that runs
    --tenant <host>  --admin-email <address>   who administers the organisation
    --days 7

  list       shows all tenants with their hosts and administrators

  --data-dir <folder>  where the embedded database lives (default ./data, or DATA_DIR), as for npm start
  DATABASE_URL=postgres://… uses that PostgreSQL database instead, as for npm start.`;
