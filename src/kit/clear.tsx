import { CloseCircleFilled } from '@ant-design/icons'
import { useT } from '@/locales'

const ClearIcon = () => <CloseCircleFilled aria-label={useT()('kit.clear')} />

/** What empties a box or a select, for its `allowClear`: the library's own has an English name in every language. */
export const CLEAR = { clearIcon: <ClearIcon />, label: '' }
