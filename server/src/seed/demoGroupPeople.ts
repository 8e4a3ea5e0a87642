import type { Tx } from '../db/client';
import { addDemoPerson, type DemoPerson } from './demoPerson';

/** The people around the demo member's group. They log in with the demo member's password. */
export const people = {
  manager: {
    rid: 'demo-manager',
    phone: '13800000001',
    name: '李敏（示例）',
    email: 'manager@example.com',
    invitation_code: 'DEMO2027',
  },
  student: {
    rid: 'demo-student',
    phone: '13800000002',
    name: '陈晨（示例）',
    email: 'student@example.com',
    invitation_code: 'DEMO2028',
  },
  doctor: {
    rid: 'demo-doctor',
    phone: '13800000003',
    name: '赵宇（示例）',
    email: 'doctor@example.com',
    invitation_code: 'DEMO2029',
  },
  former: {
    rid: 'demo-former',
    phone: '13800000004',
    name: '孙浩（示例）',
    email: 'former@example.com',
    invitation_code: 'DEMO2030',
  },
  applicant: {
    rid: 'demo-applicant',
    phone: '13800000005',
    name: '周婷（示例）',
    email: 'applicant@example.com',
    invitation_code: 'DEMO2031',
  },
} as const satisfies Readonly<Record<string, DemoPerson>>;

/** Adds all of them. */
export async function addGroupPeople(tx: Tx, password_hash: string, at: Date): Promise<void> {
  for (const person of Object.values(people)) await addDemoPerson(tx, person, { password_hash, at });
}
