import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { useT } from '@/locales'

const ClearIcon = () => <CloseCircleFilled aria-label={useT()('kit.clear')} />
const SearchIcon = () => <SearchOutlined aria-label={useT()('list.search')} />

/** Clear icon for `allowClear`. The icon of the library has an English name in every language. */
export const CLEAR = { clearIcon: <ClearIcon />, label: '' }

export const SEARCH = <SearchIcon />
