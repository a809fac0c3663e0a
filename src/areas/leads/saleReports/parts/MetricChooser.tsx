import './sales.css'
import { CloseOutlined, ControlOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { arrayMove } from '@dnd-kit/sortable'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import type { Quota } from '@/entities/leads/quota'
import { quota } from '@/entities/leads/quota'
import { type Metric, metricOf } from '@/entities/leads/saleReport'
import { Dialog } from '@/kit/dialog/dialog'
import { StatusTag } from '@/kit/show/kinds'
import { Failed, type useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { useFigures } from './figures'
import { named } from '@/kit/show/format'

const MAX = 20

const Chosen = ({ metric, isLast, drop }: { metric: Metric; isLast: boolean; drop: () => void }) => {
  const t = useT()
  const name = useFigures().name(metric)
  const { row, handle } = useSortedRow(metric)
  return (
    <li {...row}>
      <button type="button" className="sales-handle" {...handle} aria-label={t('sales.move', { name })}>
        <HolderOutlined />
      </button>
      <span>{name}</span>
      <MoveButtons id={metric} name={name} />
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        disabled={isLast}
        aria-label={t('sales.drop', { name })}
        onClick={drop}
      />
    </li>
  )
}

const Panes = ({
  offered,
  chosen,
  change,
}: {
  offered: readonly Quota[]
  chosen: readonly Metric[]
  change: (to: Metric[]) => void
}) => {
  const t = useT()
  const { name } = useFigures()
  const add = (metric: Metric) =>
    chosen.length >= MAX ? notify('warning', t('sales.metricsMax')) : change([...chosen, metric])
  return (
    <div className="sales-panes">
      <section>
        <h3>{t('sales.available')}</h3>
        <ul>
          {offered.map(({ quotaCode, quotaKind, formula }) => {
            const metric = metricOf(quotaCode)
            if (!metric || chosen.includes(metric)) return null
            return (
              <li key={metric}>
                <span>
                  {name(metric)}
                  <small>{formula}</small>
                </span>
                <StatusTag field={quota.quotaKind} value={quotaKind} />
                <Button
                  type="text"
                  size="small"
                  icon={<PlusOutlined />}
                  aria-label={t('sales.add', { name: name(metric) })}
                  onClick={() => add(metric)}
                />
              </li>
            )
          })}
        </ul>
      </section>
      <section>
        <h3>{t('sales.chosen', { count: chosen.length })}</h3>
        <Sortable
          ids={chosen}
          nameOf={(id) => named(...chosen.flatMap((one) => (one === id ? name(one) : [])))}
          move={(from, to) => change(arrayMove([...chosen], from, to))}
        >
          <ol>
            {chosen.map((metric) => (
              <Chosen
                key={metric}
                metric={metric}
                isLast={chosen.length === 1}
                drop={() => change(chosen.filter((one) => one !== metric))}
              />
            ))}
          </ol>
        </Sortable>
      </section>
    </div>
  )
}

export const MetricChooser = ({
  quotas,
  metrics,
  defaults,
  save,
}: {
  quotas: ReturnType<typeof useLoad<Quota[]>>
  metrics: readonly Metric[]
  defaults: readonly Metric[]
  save: (metrics: readonly Metric[]) => void
}) => {
  const t = useT()
  const [draft, setDraft] = useState<readonly Metric[]>()
  const close = () => setDraft(undefined)
  return (
    <>
      <Button icon={<ControlOutlined />} onClick={() => setDraft(metrics)}>
        {t('sales.metrics')}
      </Button>
      <Dialog
        open={draft !== undefined}
        title={t('sales.metrics')}
        width={760}
        onClose={close}
        footer={
          <Space>
            <Button onClick={() => setDraft(defaults)}>{t('list.columnsReset')}</Button>
            <Button onClick={close}>{t('kit.cancel')}</Button>
            <Button
              type="primary"
              onClick={() => {
                if (draft) save(draft)
                close()
              }}
            >
              {t('kit.ok')}
            </Button>
          </Space>
        }
      >
        {quotas.error && <Failed compact error={quotas.error} retry={quotas.retry} />}
        {draft && <Panes offered={quotas.data ?? []} chosen={draft} change={setDraft} />}
      </Dialog>
    </>
  )
}
