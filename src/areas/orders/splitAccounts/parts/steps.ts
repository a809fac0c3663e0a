import type { ReactNode } from 'react'
import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import type { FormField } from '@/kit/form/Form'
import type { ApplyValues } from '../application'
import type { Checks } from '../checks'

/** What each step of an application is given. */
export interface StepProps {
  Field: FormField<ApplyValues>
  checks: Checks
  /** Puts values into the form, as if they had been typed. */
  change: (values: Partial<ApplyValues>) => void
  /** What stands in the form now. */
  values: () => ApplyValues
  /** What the reviewer said of a field, under it. */
  said: (field: string) => ReactNode
  row: ProrateApplication | undefined
  dealerCode: string
}

/** What the steps of an application are called. */
export const APPLY_STEPS = [
  'account.apply1',
  'account.apply2',
  'account.apply3',
  'account.apply4',
  'account.apply5',
] as const
