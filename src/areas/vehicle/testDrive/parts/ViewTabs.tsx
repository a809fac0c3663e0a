import { ViewSwitch } from '@/kit/page/ViewSwitch'

/** The value of `view` in the address that shows the board of a day. */
export const BOARD = 'board'
const VIEWS = [
  { value: '', label: 'testDrive.list' },
  { value: BOARD, label: 'testDrive.board' },
] as const

/** Switches between the list of test drives and the board of a day. */
export const ViewTabs = () => <ViewSwitch views={VIEWS} />
