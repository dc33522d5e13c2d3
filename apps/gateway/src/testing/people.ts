import { demoTenants } from '../seed/demo-data.ts';

const email = {
  'verdant.admin': 'admin@verdant.example',
  'verdant.member': 'member@verdant.example',
  'verdant.entity': 'entity@verdant.example',
  /** Somebody of a supplier of the same organisation. */
  'verdant.supplier': 'supplier@verdant.example',
  /** Administrator of another organisation of the same tenant. */
  'verdant.sister': 'admin@sister.example',
  'harbour.admin': 'admin@harbour.example',
  /** A basic user of the consultancy. */
  'harbour.consultant': 'member@harbour.example',
  /** Administrator of one of its clients. */
  'lantau.admin': 'admin@lantau.example',
  'lantau.member': 'member@lantau.example',
  'meridian.admin': 'admin@example.com',
} as const;

export type PersonName = keyof typeof email;

/** The tenants of the tests: the demonstration ones, and a second organisation in Verdant to stand outside the fence. */
export const testTenants = demoTenants.map((tenant) =>
  tenant.brand === 'verdant'
    ? {
        ...tenant,
        organisations: [
          ...tenant.organisations,
          {
            id: '0de0b000-0000-4000-8000-000000000099',
            name: 'Verdant Sister',
            type: 'Standard' as const,
            industry: null,
            headquartersCountry: 'HK',
            users: [
              {
                id: '0de0c000-0000-4000-8000-000000000099',
                email: 'admin@sister.example',
                firstName: 'Ada',
                lastName: 'Sister',
                role: 'administrator' as const,
                language: 'en' as const,
              },
            ],
          },
        ],
      }
    : tenant,
);

/** One of the people in every test database, with their host. */
export const personOf = (name: PersonName) => {
  for (const tenant of testTenants)
    for (const organisation of tenant.organisations)
      for (const user of organisation.users)
        if (user.email === email[name]) {
          const host = tenant.hosts[0]?.host ?? '';
          const scope = { tenantId: tenant.id, organisationId: organisation.id, userId: user.id, role: user.role };
          return { ...user, host, scope };
        }
  throw new Error(`Nobody is called ${name}`);
};
