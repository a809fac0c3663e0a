import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { useT } from '@/locales'

const ClearIcon = () => <CloseCircleFilled aria-label={useT()('kit.clear')} />
const SearchIcon = () => <SearchOutlined aria-label={useT()('list.search')} />

/** What empties a box or a select, for its `allowClear`: the library's own has an English name in every language. */
export const CLEAR = { clearIcon: <ClearIcon />, label: '' }

/** The picture on the button of an `Input.Search`, with a name. */
export const SEARCH = <SearchIcon />
