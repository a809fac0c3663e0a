import { Segmented } from 'antd'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

const VIEW = 'view'
const SCHEDULE = 'schedule'

/** Whether a list of ads is seen as a schedule, as its address says. */
export const useIsSchedule = (): boolean => useScreen().query.get(VIEW) === SCHEDULE

/** Between the ads as a table and when they run. */
export const ViewSwitch = () => {
  const t = useT()
  const isSchedule = useIsSchedule()
  const { setQuery } = useScreen()
  return (
    <Segmented
      aria-label={t('list.view')}
      value={isSchedule ? SCHEDULE : ''}
      onChange={(to) => setQuery({ [VIEW]: to || undefined })}
      options={[
        { value: '', label: t('ads.table') },
        { value: SCHEDULE, label: t('ads.schedule') },
      ]}
    />
  )
}
