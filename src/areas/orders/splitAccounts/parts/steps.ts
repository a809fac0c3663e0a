import type { ReactNode } from 'react'
import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import type { FormField } from '@/kit/form/Form'
import type { ApplyValues } from '../application'
import type { Checks } from '../checks'

export interface StepProps {
  Field: FormField<ApplyValues>
  checks: Checks
  change: (values: Partial<ApplyValues>) => void
  values: () => ApplyValues
  /** Remark of the reviewer, shown below the field. */
  said: (field: string) => ReactNode
  row: ProrateApplication | undefined
  dealerCode: string
}

export const APPLY_STEPS = [
  'account.apply1',
  'account.apply2',
  'account.apply3',
  'account.apply4',
  'account.apply5',
] as const
