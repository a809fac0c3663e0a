import { useState } from 'react'
import { LazyCascader } from '@/business/cascade'
import type { ControlProps } from '@/kit/form/controls'
import { CATEGORY_LEVELS } from './categoryFilter'

/**
 * A category of goods by its id, out of a cascade of three levels that are asked for one by one; goods are put on the lowest, with `anyLevel` a choice
 * may end on each. `name` is what the value is called where it came from.
 */
export const CategoryPicker = ({
  value,
  name,
  depth = CATEGORY_LEVELS.length,
  onChange,
  ...rest
}: Omit<ControlProps<string | undefined>, 'onChange'> & {
  name?: string
  /** How many levels it has, from the top. */
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
