import './catalogue.css'
import './searchConfig.css'
import { useState } from 'react'
import * as categories from '@/api/commerce/categories'
import { useViewer } from '@/business/viewer'
import { Loaded, useFresh } from '@/kit/data/load'
import { useMay } from '@/session/identity'
import { SearchForm } from './parts/SearchForm'

export default function SearchConfigForm() {
  const [resetKey, setResetKey] = useState(0)
  return <Read key={resetKey} reload={() => setResetKey(resetKey + 1)} />
}

const Read = ({ reload }: { reload: () => void }) => {
  const may = useMay()
  const { hq } = useViewer()
  const { data, ready, error, retry } = useFresh(categories.getSearchConfig.query(undefined, { quiet: true }))
  return (
    <Loaded load={{ data: ready || undefined, error: ready ? undefined : error, first: !ready, retry }}>
      <SearchForm config={data} writes={hq && may('categories.saveSearchConfig')} reload={reload} />
    </Loaded>
  )
}
