import type { FormRule } from 'antd'
import type { Field } from '@/entities/field'
import { validateValue } from '@/entities/rules'

/** The rules of a field for an antd form; `required` overrides the field's own, `isLax` says while they run whether it counts. */
export const rulesOf = (field: Field, required: boolean, isLax = () => false): FormRule[] => [
  {
    required,
    validator: (_, value: unknown) => {
      const fault = validateValue({ ...field, required: required && !isLax() }, value)
      return fault ? Promise.reject(new Error(fault)) : Promise.resolve()
    },
  },
]
