import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'

const SCHEDULE = 'schedule'
const VIEWS = [
  { value: '', label: 'ads.table' },
  { value: SCHEDULE, label: 'ads.schedule' },
] as const

/** Whether a list of ads is seen as a schedule, as its address says. */
export const useIsSchedule = (): boolean => useScreen().query.get('view') === SCHEDULE

/** Between the ads as a table and when they run. */
export const AdViews = () => <ViewSwitch views={VIEWS} />
