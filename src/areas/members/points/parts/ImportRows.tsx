import * as pointImports from '@/api/members/pointImports'
import { pointImportRow as fields, type PointImportRow } from '@/entities/members/pointImport'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { plain } from '@/kit/show/format'
import { SignedPoints } from '@/kit/show/SignedPoints'

const FILTERS = [fields.rowStatus, phoneFilter(fields.phone)]
const COLUMNS: readonly ColumnOf<PointImportRow>[] = [
  { field: fields.userName, width: 130, below: fields.phone },
  { field: fields.rowStatus, width: 100 },
  { field: fields.points, width: 100, cell: (row) => <SignedPoints value={row.points} /> },
  { field: fields.reason, width: 160 },
  { field: fields.rowNo, width: 80 },
  { field: fields.dealerName, width: 170 },
  { field: fields.validDays, width: 110 },
  fields.remark,
]

/** The rows of one imported batch. */
export const ImportRows = ({ importId }: { importId: string }) => (
  <InnerPlace name="rows">
    <ListScreen
      load={pointImports.listTasks}
      also={{ id: importId }}
      rowKey={fields.rowNo}
      nameOf={({ userName, rowNo }) => plain(userName) || plain(rowNo)}
      filters={FILTERS}
      columns={COLUMNS}
    />
  </InnerPlace>
)
