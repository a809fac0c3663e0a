import { Alert, Button, Form as AntForm, Radio } from 'antd'
import { useState } from 'react'
import * as clues from '@/api/leads/clues'
import * as dealers from '@/api/system/dealers'
import { f } from '@/entities/field'
import { type PoolClue, poolClue } from '@/entities/leads/poolClue'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { useLoad } from '@/kit/data/load'
import { SmallTable } from '@/kit/show/SmallTable'
import { optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import type { Batch } from '../parts/reassignment'
import { ReassignDialog } from '../parts/ReassignDialog'
import { sharedOut } from '../parts/moves'
import { placeOf } from '../parts/place'
import { TargetDealer } from '../parts/TargetDealer'
import { isWaiting } from './poolColumns'

type Mode = 'one' | 'even'
type Values = { remark?: string } & Record<`mode${number}`, Mode | undefined> &
  Record<`dealers${number}`, string | string[] | undefined>

const MIN = 2
const MAX = 10
const remark = { ...f.text({ max: 200 }), key: 'remark', label: 'clue.remark' } as const

const list = (value: string | string[] | undefined): string[] => (Array.isArray(value) ? value : value ? [value] : [])

const byCity = (rows: readonly PoolClue[]): PoolClue[][] => {
  const groups = new Map<string, PoolClue[]>()
  for (const row of rows) groups.set(row.cityCode, [...(groups.get(row.cityCode) ?? []), row])
  return [...groups.values()]
}

const batchesOf = (groups: readonly (readonly PoolClue[])[], values: Values): Batch[] =>
  groups.flatMap((rows, at) => {
    const codes = list(values[`dealers${at}`])
    return sharedOut(rows, codes.length).flatMap((part, place) =>
      part.length
        ? [
            {
              clueIds: part.map(({ clueId }) => clueId),
              target: { dealerCode: codes[place] ?? '', saleUserId: '', remark: values.remark ?? '' },
            },
          ]
        : [],
    )
  })

const Preview = ({ codes, count }: { codes: readonly string[]; count: number }) => {
  const t = useT()
  const { data } = useLoad(dealers.selectDealers.query({ codes: [...codes] }, { quiet: true }), {
    enabled: codes.length > 0,
  })
  const sizes = sharedOut(Array.from({ length: count }), codes.length)
  return (
    <SmallTable
      rowKey="code"
      className="space-below"
      dataSource={codes.map((code, at) => ({
        code,
        name: data?.find((one) => one.dealerCode === code)?.dealerName ?? code,
        count: sizes[at]?.length ?? 0,
      }))}
      columns={[
        { title: t('leads.targetDealer'), dataIndex: 'name' },
        { title: t('leads.count'), dataIndex: 'count', align: 'right', width: 100 },
      ]}
    />
  )
}

/** Marks the previous dealers of these leads and sorts them last. */
const returners = (rows: readonly PoolClue[], text: string) =>
  Object.fromEntries(
    rows.flatMap(({ lastDealerCode }) => (lastDealerCode ? [[lastDealerCode, { text, last: true }]] : [])),
  )

const Group = ({
  Field,
  at,
  rows,
  values,
  titled,
}: {
  Field: FormField<Values>
  at: number
  rows: readonly PoolClue[]
  values: Partial<Values>
  titled: boolean
}) => {
  const t = useT()
  const mode = (rows.length >= MIN && values[`mode${at}`]) || 'one'
  const codes = list(values[`dealers${at}`])
  const cities = new Set(rows.map(({ cityName }) => cityName))
  const marks = returners(rows, t('pool.returned'))
  const target = { ...f.dealer(), key: `dealers${at}`, label: 'leads.targetDealer' } as const
  const city = titled && rows[0] ? `${placeOf(rows[0])} · ${rows.length}` : undefined
  return (
    <section aria-label={city}>
      {city && <h3 className="section-title">{city}</h3>}
      {rows.length >= MIN && (
        <AntForm.Item name={`mode${at}`} label={t('pool.mode')} initialValue="one">
          <Radio.Group
            options={[
              { value: 'one', label: t('pool.one') },
              { value: 'even', label: t('pool.even') },
            ]}
          />
        </AntForm.Item>
      )}
      <Field
        of={target}
        required
        check={(value) => {
          const chosen = list(value as Values['dealers0']) // Value of this field.
          return mode === 'even' && (chosen.length < MIN || chosen.length > MAX)
            ? t('pool.dealersMax', { least: MIN, max: MAX })
            : undefined
        }}
      >
        <Target mode={mode} cityName={cities.size === 1 ? [...cities][0] : undefined} marks={marks} />
      </Field>
      {codes.some((code) => marks[code]) && (
        <Alert type="warning" showIcon title={t('pool.returned')} style={{ margin: '-12px 0 20px' }} />
      )}
      {mode === 'even' && codes.length > 1 && <Preview codes={codes} count={rows.length} />}
    </section>
  )
}

const Target = ({
  mode,
  value,
  onChange,
  ...rest
}: ControlProps<string | string[] | undefined> &
  Pick<Parameters<typeof TargetDealer>[0], 'cityName' | 'marks'> & { mode: Mode }) => {
  const codes = list(value)
  return (
    <TargetDealer
      {...rest}
      multiple={mode === 'even'}
      value={mode === 'even' ? codes : codes[0]}
      onChange={(next) => onChange?.(list(next))}
    />
  )
}

/**
 * Gives pool leads to dealers, with the option to split them by city. Leads that are no longer waiting are skipped
 * and counted by state.
 */
export const PoolDialog = ({
  rows,
  onClose,
  onDone,
}: {
  rows: readonly PoolClue[]
  onClose: () => void
  onDone?: () => void
}) => {
  const t = useT()
  const [{ fitting, dropped }] = useState(() => {
    const left = rows.filter((row) => !isWaiting(row))
    const counts = new Map<string, number>()
    for (const { status } of left) {
      const name = optionName(t, poolClue.status, status)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    const parts = [...counts].map(([name, count]) => `${name} ${count}`).join(t('kit.listComma'))
    return {
      fitting: rows.filter(isWaiting),
      dropped: left.length ? t('leads.dropped', { count: left.length, parts }) : undefined,
    }
  })
  const [split, setSplit] = useState(false)
  const cities = byCity(fitting)
  const groups = split ? cities : [fitting]
  const count = fitting.length
  return (
    <ReassignDialog<Values>
      name="leads.pool"
      title={t('leads.assignCount', { count })}
      label="leads.assign"
      done={t('leads.assigned', { count })}
      count={count}
      call={clues.reassignAgents}
      batchesOf={(values) => batchesOf(groups, values)}
      dropped={dropped}
      onClose={onClose}
      onDone={onDone}
    >
      {(values, Field) => (
        <>
          {cities.length > 1 && !split && (
            <Alert
              type="warning"
              showIcon
              title={t('pool.cities', { count: cities.length })}
              action={
                <Button size="small" onClick={() => setSplit(true)}>
                  {t('pool.split')}
                </Button>
              }
              className="space-below"
            />
          )}
          {groups.map((group, at) => (
            <Group
              Field={Field}
              key={split ? group[0]?.cityCode : 'all'}
              at={at}
              rows={group}
              values={values}
              titled={split}
            />
          ))}
          <Field of={remark} />
        </>
      )}
    </ReassignDialog>
  )
}
