import type { FormRule } from 'antd'
import type { Field } from '@/entities/field'
import { validateValue } from '@/entities/rules'

/** Returns the antd rules of a field. `required` overrides the field's own; `isLax` is evaluated at validation time. */
export const rulesOf = (field: Field, required: boolean, isLax = () => false): FormRule[] => [
  {
    required,
    validator: (_, value: unknown) => {
      const fault = validateValue({ ...field, required: required && !isLax() }, value)
      return fault ? Promise.reject(new Error(fault)) : Promise.resolve()
    },
  },
]
