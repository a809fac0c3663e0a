import { BarChartOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import * as rewards from '@/api/commerce/rewards'
import type { StatisticsQuery } from '@/api/commerce/rewards'
import { rewardGroup } from '@/entities/commerce/rewardEnums'
import { rewardGoods, rewardGoodsDealer } from '@/entities/commerce/rewardGoods'
import { f } from '@/entities/field'
import { downloadFile } from '@/kit/files/files'
import { CallSelect } from '@/kit/form/CallSelect'
import { FormPanel } from '@/kit/form/FormPanel'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { areasOf, categoriesOf } from './rewardFilters'

const DAY = 86_400_000
const MAX_DAYS = 366
const USUAL_DAYS = 30

const FROM = { ...f.date({ required: true }), key: 'startTime', label: 'rewards.from' } as const
const UNTIL = { ...f.date({ required: true }), key: 'endTime', label: 'rewards.until' } as const
const CATEGORY = { ...f.text(), key: 'categoryId', label: rewardGoods.categoryName.label } as const
const AREA = { ...f.text(), key: 'areaName', label: rewardGoodsDealer.areaName.label } as const
const GROUP = { ...f.enum(rewardGroup, { required: true }), key: 'groupBy', label: 'rewards.groupBy' } as const

export const Statistics = () => {
  const t = useT()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('rewards.exportGoodsStatistics')) return null
  const today = Date.now()
  return (
    <>
      <Button icon={<BarChartOutlined />} onClick={() => setOpen(true)}>
        {t('rewards.statistics')}
      </Button>
      <FormPanel<StatisticsQuery>
        asWindow
        open={open}
        title={t('rewards.statistics')}
        name="rewardStatistics"
        initial={{
          startTime: formatTime(today - (USUAL_DAYS - 1) * DAY, 'YYYY-MM-DD'),
          endTime: formatTime(today, 'YYYY-MM-DD'),
          groupBy: rewardGroup.goods,
        }}
        save={(values) => downloadFile(rewards.exportGoodsStatistics, values)}
        saveText={t('list.export')}
        onClose={() => setOpen(false)}
      >
        {({ Field, form }) => (
          <>
            <div className="two-columns">
              <Field of={FROM} />
              <Field
                of={UNTIL}
                needs={[FROM]}
                check={(value) => {
                  const [from, to] = [toMillis(form.getFieldValue(FROM.key)), toMillis(value)]
                  if (from === undefined || to === undefined) return undefined
                  if (to < from) return t('rewards.dateOrder')
                  return to - from >= MAX_DAYS * DAY ? t('list.spanTooLong') : undefined
                }}
              />
            </div>
            <Field of={CATEGORY}>
              <CallSelect
                of={categoriesOf()}
                choice={({ categoryId, categoryName }) => ({ value: categoryId, label: categoryName || categoryId })}
                label={t(CATEGORY.label)}
              />
            </Field>
            <Field of={AREA}>
              <CallSelect of={areasOf()} choice={({ name }) => ({ value: name, label: name })} label={t(AREA.label)} />
            </Field>
            <Field of={GROUP} />
          </>
        )}
      </FormPanel>
    </>
  )
}
