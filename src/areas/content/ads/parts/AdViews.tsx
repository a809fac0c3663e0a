import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'

const SCHEDULE = 'schedule'
const VIEWS = [
  { value: '', label: 'ads.table' },
  { value: SCHEDULE, label: 'ads.schedule' },
] as const

export const useIsSchedule = (): boolean => useScreen().query.get('view') === SCHEDULE

export const AdViews = () => <ViewSwitch views={VIEWS} />
