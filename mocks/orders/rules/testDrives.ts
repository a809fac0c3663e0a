import type { TestDriveDetail, TestDriveOrder } from '@/entities/orders/testDriveOrder'
import { maskName } from '@/lib/masking'
import { createContext, picture, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { keepFile } from '../../core/files'
import { areaOf, consultantName, dealerName, leads, seriesName } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'
import { driveCars } from '../../vehicle/rules/driveCars'
import { buildTestDrives, type TestDriveRow } from '../data/testDrives'

const DRIVES = 800

export const testDrives = seeded('testDrives', (): readonly TestDriveRow[] =>
  buildTestDrives(
    createContext(reference(), 20_241_107, 50_001),
    control.now(),
    { ...org, leads, cars: driveCars() },
    DRIVES * control.volume(),
  ),
)

const driveView = ({ steps: _steps, ...row }: TestDriveRow): TestDriveOrder => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as TestDriveOrder),
  seriesName: seriesName(row.seriesCode),
  areaName: areaOf(row.dealerCode),
  dealerName: dealerName(row.dealerCode),
  consultantName: consultantName(row.consultantId),
})
export const driveRow = (row: TestDriveRow): TestDriveOrder => ({
  ...driveView(row),
  customerName: maskName(row.customerName),
})

const AGREEMENT = 'test-drive-agreement.pdf'
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 300]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 53>>stream
BT /F1 18 Tf 60 220 Td (Test drive agreement) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`
const agreement = (): string => {
  keepFile({ id: AGREEMENT, ownerId: '', mime: 'application/pdf', bytes: new TextEncoder().encode(PDF) })
  return `/__files/${AGREEMENT}`
}

/** Builds the detail of a test drive with its documents, which exist once it has started, and its steps. */
export const driveDetail = (row: TestDriveRow): TestDriveDetail => ({
  ...driveView(row),
  licenseImages: row.startTime ? [picture('驾驶证', '#2c5f7c', 320, 200), picture('副页', '#4a6b1f', 320, 200)] : [],
  agreementFile: row.startTime ? agreement() : '',
  steps: row.steps,
})
