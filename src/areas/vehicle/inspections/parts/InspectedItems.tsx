import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Empty, Flex, Switch } from 'antd'
import { useId, useState } from 'react'
import * as reservations from '@/api/vehicle/reservations'
import { is } from '@/entities/field'
import { type InspectItem, inspectChoice, inspectItem } from '@/entities/vehicle/inspectItem'
import { Loaded, useLoad } from '@/kit/data/load'
import { Blank } from '@/kit/show/Blank'
import { Card } from '@/kit/show/Card'
import { FieldTable } from '@/kit/show/FieldTable'
import { Figures } from '@/kit/show/Figures'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { useMedia } from '@/kit/show/useMedia'
import { isBlank } from '@/lib/given'
import { fromCents } from '@/lib/money'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { groupsOf, isAbnormal, type ItemGroup, quoteTotals, wearOf } from './inspectionSums'

const NO_ITEMS: readonly InspectItem[] = []
const MAX_ITEMS = 100

export const InspectedItems = ({ id }: { id: string }) => {
  const t = useT()
  const { money, percent } = useFormats()
  const isPrinted = useMedia('print')
  const [isNarrowed, setNarrowed] = useState(false)
  const load = useLoad(reservations.listReserveRecords.query({ reserveId: id, pageSize: MAX_ITEMS }, { quiet: true }), {
    keep: false,
  })
  const all = load.data?.records ?? NO_ITEMS
  const items = isNarrowed && !isPrinted ? all.filter(isAbnormal) : all
  const { quoted, agreed } = quoteTotals(all)
  const amount = (cents: number | null) => (cents === null ? undefined : money(fromCents(cents)))
  return (
    <Card
      title={t('inspections.items')}
      className="inspection-items"
      extra={
        all.length > 0 && (
          <Flex gap="small" component="label" className="inspection-narrow">
            <Switch size="small" checked={isNarrowed} onChange={setNarrowed} />
            {t('inspections.abnormalOnly')}
          </Flex>
        )
      }
    >
      <Loaded load={load}>
        {all.length > 0 && (
          <Figures
            label={t('inspections.amounts')}
            figures={[
              { label: t('inspections.quoted'), value: amount(quoted) },
              { label: t('inspections.agreed'), value: amount(agreed) },
              { label: t('inspections.agreedRate'), value: quoted === 0 ? '--' : percent(rateOf(agreed, quoted)) },
            ]}
          />
        )}
        {items.length === 0 && (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t(all.length > 0 ? 'inspections.noFindings' : 'list.empty')}
          />
        )}
        {groupsOf(items).map((group) => (
          <Group key={String(group.category)} of={group} isPrinted={isPrinted} />
        ))}
      </Loaded>
    </Card>
  )
}

const Group = ({ of: { category, items, abnormalCount }, isPrinted }: { of: ItemGroup; isPrinted: boolean }) => {
  const t = useT()
  const body = useId()
  const [isChosen, setChosen] = useState<boolean>()
  const isOpen = isPrinted || (isChosen ?? abnormalCount > 0)
  return (
    <section className="inspection-group">
      <h3>
        <button
          type="button"
          className="inspection-fold"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setChosen(!isOpen)}
        >
          {isOpen ? <DownOutlined /> : <RightOutlined />}
          {isBlank(category) ? t('inspections.noCategory') : optionName(t, inspectItem.category, category)}
          <span className="quiet">{t('inspections.itemCount', { count: items.length })}</span>
          {abnormalCount > 0 && <Mark tone="error">{t('inspections.findingCount', { count: abnormalCount })}</Mark>}
        </button>
      </h3>
      <div id={body} hidden={!isOpen}>
        {isOpen && <FieldTable rows={items} fields={FIELDS} rowKey={(row) => `${row.id} ${plain(row.itemName)}`} />}
      </div>
    </section>
  )
}

/** Measured value; a thickness also as a bar with a line at the minimum. */
const Measured = ({ row: { measureValue, standard } }: { row: InspectItem }) => {
  if (isBlank(measureValue)) return <Blank />
  const wear = wearOf(measureValue, standard)
  return (
    <span className="inspection-measured">
      <bdi className="digits">{plain(measureValue)}</bdi>
      {wear && (
        <span className="wear-bar" data-bad={wear.isWorn} aria-hidden>
          <i style={{ width: `${wear.percent}%` }} />
          <b style={{ left: `${wear.limit}%` }} />
        </span>
      )}
    </span>
  )
}

const Choice = ({ row: { choice, quoteAmount } }: { row: InspectItem }) =>
  isBlank(choice) || (isBlank(quoteAmount) && is(choice, inspectChoice.none)) ? (
    <Blank />
  ) : (
    <StatusTag field={inspectItem.choice} value={choice} />
  )

const FIELDS = [
  inspectItem.itemName,
  inspectItem.standard,
  [inspectItem.measureValue, (row: InspectItem) => <Measured row={row} />],
  inspectItem.result,
  inspectItem.images,
  inspectItem.suggestion,
  inspectItem.quoteAmount,
  [inspectItem.choice, (row: InspectItem) => <Choice row={row} />],
] as const
