import { reportCsv } from '#app/shop/reports/report-csv.ts'
import type { Route } from './+types/report-as-csv'
import { reportFile } from './report-files.server.ts'

export function loader({ request }: Route.LoaderArgs) {
  return reportFile(request, 'csv', reportCsv)
}
