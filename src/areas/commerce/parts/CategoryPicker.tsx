import { useState } from 'react'
import { LazyCascader } from '@/business/cascade'
import type { ControlProps } from '@/kit/form/controls'
import { CATEGORY_LEVELS } from './categoryFilter'

/**
 * Cascade of three category levels, loaded one by one. The value is a category id. Goods belong to the lowest level;
 * with `anyLevel` a choice may end on any level. `name` is the display name of the value from the record.
 */
export const CategoryPicker = ({
  value,
  name,
  depth = CATEGORY_LEVELS.length,
  onChange,
  ...rest
}: Omit<ControlProps<string | undefined>, 'onChange'> & {
  name?: string
  depth?: number
  anyLevel?: boolean
  label?: string
  placeholder?: string
  onChange?: (id: string | undefined, names: string[]) => void
}) => {
  const [path, setPath] = useState<readonly string[]>([])
  return (
    <LazyCascader
      {...rest}
      levels={CATEGORY_LEVELS.slice(0, depth)}
      value={value === undefined || value === '' ? [] : path.at(-1) === value ? [...path] : [value]}
      names={name && path.at(-1) !== value ? [name] : []}
      onChange={(codes, names) => {
        setPath(codes)
        onChange?.(codes.at(-1), names)
      }}
    />
  )
}
