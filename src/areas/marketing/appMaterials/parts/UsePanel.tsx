import '../appMaterials.css'
import { Button, Space } from 'antd'
import type { ReactNode } from 'react'
import type { AppUse } from '@/entities/marketing/appDay'
import type { Field } from '@/entities/field'
import { type Items, Actions } from '@/kit/actions/actions'
import { Chart } from '@/kit/chart/Chart'
import { Panel } from '@/kit/dialog/dialog'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { PanelNav } from '@/kit/record/neighbours'
import { plain } from '@/kit/show/format'
import { useViewer } from '@/business/viewer'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { type Held, ShelfState, TakenDown } from '../../parts/material'

/** How wide a material stands over its list: its figures, and the phone. */
export const USE_WIDTH = 1180

/** A material in the owner app: what it brought day by day, who shares it, and beside that the phone; its moves at the foot. */
export const UsePanel = ({
  row,
  status,
  kind,
  actions,
  phone,
  onClose,
  children,
}: {
  row: Held & AppUse
  status: Field
  /** What the report calls materialType. */
  kind: number
  actions: Items
  phone: ReactNode
  onClose: () => void
  children: ReactNode
}) => {
  const t = useT()
  const { head } = useViewer()
  const report = usePermittedLinks()('/report/material-details', { materialId: row.id, materialType: String(kind) })
  const asOf = formatTime(row.asOf)
  return (
    <Panel
      open
      title={plain(row.title) || row.id}
      width={USE_WIDTH}
      onClose={onClose}
      extra={<PanelNav />}
      footer={<Actions items={actions} />}
    >
      <div className="app-use">
        <div>
          <Space wrap className="app-use-head">
            <ShelfState row={row} field={status} />
            {report && <Button onClick={report}>{t('appMaterials.report')}</Button>}
            {asOf && <span className="quiet">{t('appMaterials.asOf', { time: asOf })}</span>}
          </Space>
          <TakenDown row={row} />
          {children}
          {head && (
            <Chart
              shape="bars"
              title={t('appMaterials.ranking')}
              of={t('appMaterials.dealer')}
              categories={row.ranking.map(({ dealerName, dealerCode }) => dealerName || dealerCode)}
              series={[
                { name: t('appDay.shareCount'), values: row.ranking.map(({ shareCount }) => numberIn(shareCount)) },
              ]}
            />
          )}
        </div>
        <aside aria-label={t('kit.phonePreview')}>{phone}</aside>
      </div>
    </Panel>
  )
}
