import '../appMaterials.css'
import { Button, Space } from 'antd'
import type { ReactNode } from 'react'
import type { AppUse } from '@/entities/marketing/appDay'
import type { Field } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useViewer } from '@/business/viewer'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { type Held, ShelfState, TakenDown } from '../../parts/material'

export const AppUseBoard = ({
  row,
  status,
  kind,
  phone,
  children,
}: {
  row: Held & AppUse
  status: Field
  /** The materialType of the report. */
  kind: number
  phone: ReactNode
  children: ReactNode
}) => {
  const t = useT()
  const { head } = useViewer()
  const report = usePermittedLinks()('/report/material-details', { materialId: row.id, materialType: String(kind) })
  const asOf = formatTime(row.asOf)
  return (
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
  )
}
