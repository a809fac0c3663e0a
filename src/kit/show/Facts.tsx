import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { isValidElement, type ReactNode, useId, useState } from 'react'
import type { Field, FieldOf } from '@/entities/field'
import { isBlank } from '@/lib/given'
import { isRecord } from '@/lib/json'
import { type TextKey, useT } from '@/locales'
import { Blank, Words } from './Blank'
import { isEmptyValue, Value } from './kinds'
import { Part } from './Part'

export type Fact<Row> = FieldOf<Row> | readonly [Field, ReactNode]
interface FactGroup<Row> {
  title: TextKey
  facts: readonly Fact<Row>[]
}
export interface FactsProps<Row> {
  row: Row | undefined
  fields: readonly (Fact<Row> | FactGroup<Row>)[]
}

const MAX_EMPTY = 1

const isEmpty = (row: unknown, [field, face]: readonly [Field, ReactNode]): boolean => {
  if (isValidElement<{ children?: unknown }>(face))
    return face.type === Blank || (face.type === Words && isBlank(face.props.children))
  return isBlank(face ?? undefined) && isEmptyValue(field, isRecord(row) ? row[field.key] : undefined)
}

/**
 * Values of a row's fields under their labels, optionally in groups. A fact may be a pair of any field and its
 * content. Two or more empty facts are hidden behind a button.
 */
export const Facts = <Row extends object>({ row, fields }: FactsProps<Row>) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  const plain = fields.filter((one): one is Fact<Row> => !('facts' in one))
  const groups = [
    { title: undefined, facts: plain },
    ...fields.filter((one): one is FactGroup<Row> => 'facts' in one),
  ].map(({ title, facts }) => {
    const pairs = facts.map((one) => ('kind' in one ? ([one, undefined] as const) : one))
    return { title, pairs, filled: pairs.filter((pair) => !isEmpty(row, pair)) }
  })
  const count = groups.reduce((sum, { pairs, filled }) => sum + pairs.length - filled.length, 0)
  const folds = count > MAX_EMPTY
  return (
    <div className="fact-groups">
      {groups.map(({ title, pairs, filled }) => (
        <Group key={title ?? ''} title={title} row={row} pairs={folds && !open ? filled : pairs} />
      ))}
      {folds && (
        <Button
          type="link"
          size="small"
          className="facts-more"
          icon={open ? <UpOutlined /> : <DownOutlined />}
          iconPlacement="end"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'kit.hideEmpty' : 'kit.showEmpty', { count })}
        </Button>
      )}
    </div>
  )
}

const Group = ({
  title,
  row,
  pairs,
}: {
  title: TextKey | undefined
  row: unknown
  pairs: readonly (readonly [Field, ReactNode])[]
}) => {
  const t = useT()
  const heading = useId()
  if (!pairs.length) return null
  return (
    <section aria-labelledby={title && heading}>
      {title && (
        <h3 id={heading} className="fact-title">
          {t(title)}
        </h3>
      )}
      <dl className="facts">
        {pairs.map(([field, face]) => (
          <div key={field.key}>
            <dt>{t(field.label)}</dt>
            <dd>
              <Part of={row}>
                {face ?? <Value field={field} value={isRecord(row) ? row[field.key] : undefined} full />}
              </Part>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
