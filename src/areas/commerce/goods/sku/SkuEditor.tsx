import './sku.css'
import { Alert, ConfigProvider, Radio } from 'antd'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ControlProps } from '@/kit/form/controls'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { useFormats } from '@/kit/show/format'
import { fromCents, toCents } from '@/lib/money'
import { skuStatus } from '@/entities/commerce/goodsSku'
import { useT } from '@/locales'
import { SkuBatch } from './SkuBatch'
import { SkuGrid } from './SkuGrid'
import type { SkuNeeds } from './skuRules'
import { combinationsOf, lineOf, lostBy, NO_SKUS, type SkuTable } from './skuTable'
import { SkuTags } from './SkuTags'

/** Applies a change to the current table, which may be newer than the rendered one. */
export type ChangeSkus = (to: (table: SkuTable) => SkuTable) => void

const Sums = ({ table, needs }: { table: SkuTable; needs: SkuNeeds }) => {
  const t = useT()
  const { count, money } = useFormats()
  const all = combinationsOf(table)
  const on = all.map(({ key }) => lineOf(table, key)).filter(({ status }) => status === skuStatus.on)
  const prices = on.flatMap(({ price }) => toCents(price) ?? [])
  return (
    <p className="sku-sums" role="status">
      {t('sku.sums', {
        on: count(on.length),
        all: count(all.length),
        stock: count(on.reduce((sum, { stocks }) => sum + (Number(stocks) || 0), 0)),
      })}
      {needs.money && prices.length > 0 && ` · ${t('sku.from', { price: money(fromCents(Math.min(...prices))) })}`}
    </p>
  )
}

/**
 * The SKUs of goods: a single one, or the combinations of up to three specifications. Input stays with its
 * combination when values change. `needs` must be memoised, since a change rerenders all lines. `strict` also marks
 * empty required inputs.
 */
export const SkuEditor = ({
  id,
  value: table = NO_SKUS,
  onChange,
  needs,
  names,
  strict = false,
  disabled: isOff = false,
}: ControlProps<SkuTable> & {
  needs: SkuNeeds
  names: readonly string[]
  strict?: boolean
}) => {
  const t = useT()
  const { componentDisabled } = ConfigProvider.useConfig()
  const disabled = isOff || componentDisabled
  const latest = useRef({ table, onChange })
  useEffect(() => {
    latest.current = { table, onChange }
  })
  const [asked, setAsked] = useState<{ to: SkuTable; lost: number }>()
  const set = useCallback((to: SkuTable) => {
    latest.current.table = to
    latest.current.onChange?.(to)
  }, [])
  const change: ChangeSkus = useCallback((to) => set(to(latest.current.table)), [set])
  /** Applies a change. One that removes saved SKUs is confirmed first. */
  const take: ChangeSkus = useCallback(
    (made) => {
      const to = made(latest.current.table)
      const lost = lostBy(latest.current.table, to)
      if (lost) setAsked({ to, lost })
      else set(to)
    },
    [set],
  )
  const { several, tags } = table
  // Depends on the specifications only: typing in a line creates no combinations.
  const combinations = useMemo(() => combinationsOf({ several, tags, lines: {} }), [several, tags])
  return (
    <div id={id} role="group" aria-label={t('sku.title')} className="sku-editor">
      <Radio.Group
        optionType="button"
        value={several}
        disabled={disabled}
        options={[
          { value: false, label: t('sku.single') },
          { value: true, label: t('sku.several') },
        ]}
        onChange={(event) => change((now) => ({ ...now, several: event.target.value === true }))}
      />
      {several && <SkuTags tags={tags} names={names} change={change} take={take} disabled={disabled} />}
      {combinations.length > 1 && !disabled && (
        <SkuBatch tags={tags} combinations={combinations} needs={needs} change={change} />
      )}
      {combinations.length > 0 ? (
        <>
          <SkuGrid
            table={table}
            combinations={combinations}
            needs={needs}
            strict={strict}
            disabled={disabled}
            change={change}
          />
          <Sums table={table} needs={needs} />
        </>
      ) : (
        <Alert type="info" showIcon title={t('sku.none')} />
      )}
      <ConfirmDialog
        question={asked && { title: t('sku.lostAsk', { count: asked.lost }), okText: t('sku.remove'), danger: true }}
        busy={false}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          if (asked) set(asked.to)
          setAsked(undefined)
        }}
      />
    </div>
  )
}
