import { Alert } from 'antd'
import * as saleReports from '@/api/leads/saleReports'
import { IN_STOCK, type RemoteStock, remoteStock, STOCK_DAYS } from '@/entities/shared/remoteStock'
import { Panel } from '@/kit/dialog/dialog'
import { useColumn } from '@/kit/list/SubTable'
import { Failed, useLoad } from '@/kit/data/load'
import { PageButtons } from '@/kit/list/Pager'
import { useScreen } from '@/kit/page/screen'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'

const SIZE = 20

const {
  vin,
  seriesName,
  modelName,
  materialCode,
  colorName,
  warehouseName,
  cityName,
  orderNo,
  productionDate,
  inTime,
  stockDays,
  status,
} = remoteStock
const WIDTHS = new Map<string, number>([
  [vin.key, 210],
  [modelName.key, 190],
  [colorName.key, 150],
  [warehouseName.key, 150],
  [orderNo.key, 160],
  [inTime.key, 160],
])

export const RemoteStockPanel = ({
  dealerCode,
  name,
  onClose,
}: {
  dealerCode: string
  name: string
  onClose: () => void
}) => {
  const t = useT()
  const columnOf = useColumn()
  const { query, setQuery } = useScreen()
  const [field, order] = (query.get('stockSort') ?? '').split('.')
  const pageNo = Number(query.get('stockPage')) || 1
  const { data, error, loading, retry } = useLoad(
    saleReports.listRemoteLibrary.query(
      {
        dealerCode,
        status: IN_STOCK,
        viewType: 'car',
        pageNo,
        pageSize: SIZE,
        ...(order ? { sortField: field, sortOrder: order === 'asc' ? 'asc' : 'desc' } : {}),
      },
      { quiet: true },
    ),
  )
  const columns = [
    vin,
    seriesName,
    modelName,
    materialCode,
    colorName,
    warehouseName,
    cityName,
    orderNo,
    productionDate,
    inTime,
  ].map((one) => ({
    ...columnOf(one),
    width: WIDTHS.get(one.key) ?? 120,
  }))
  return (
    <Panel open title={t('sales.remoteStock', { name })} width={1000} onClose={onClose}>
      {error ? (
        <Failed error={error} retry={retry} />
      ) : (
        <>
          <Alert type="info" showIcon title={t('sales.orderInDms')} className="space-below" />
          <SmallTable
            rowKey={remoteStock.id.key}
            loading={loading}
            dataSource={data?.records ?? []}
            scroll={{ x: 'max-content' }}
            pagination={false}
            onChange={(_, __, sorter) => {
              const one = Array.isArray(sorter) ? sorter[0] : sorter
              setQuery({
                stockPage: undefined,
                stockSort: one?.order ? `${stockDays.key}.${one.order === 'ascend' ? 'asc' : 'desc'}` : undefined,
              })
            }}
            columns={[
              ...columns,
              {
                key: stockDays.key,
                title: t(stockDays.label),
                width: 130,
                align: 'right',
                sorter: true,
                showSorterTooltip: false,
                sortOrder: order ? (order === 'asc' ? 'ascend' : 'descend') : null,
                render: (_, row) => (
                  <span
                    className={
                      row.stockDays > STOCK_DAYS.urgent
                        ? 'sales-older'
                        : row.stockDays > STOCK_DAYS.old
                          ? 'sales-old'
                          : 'digits'
                    }
                  >
                    {row.stockDays}
                  </span>
                ),
              },
              {
                ...columnOf(status),
                width: 110,
                render: (value: unknown, row: RemoteStock) => (
                  <span title={row.remark || undefined}>{columnOf(status).render(value, row)}</span>
                ),
              },
            ]}
          />
          <PageButtons
            counted
            page={data}
            pageNo={pageNo}
            pageSize={SIZE}
            setPageNo={(to) => setQuery({ stockPage: to === 1 ? undefined : String(to) })}
          />
        </>
      )}
    </Panel>
  )
}
