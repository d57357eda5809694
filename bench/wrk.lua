-- Sends the requests in a file in turn: wrk -s wrk.lua … <url> -- <file> <first> <pause> [status]
-- The last line on stdout is the figures as JSON; whatever went wrong is on stderr.

local requests, position, threads = {}, 0, {}

function setup(thread)
  threads[#threads + 1] = thread
end

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for text in file:read('*a'):gmatch('[^%z]+') do requests[#requests + 1] = text end
  file:close()
  position = tonumber(args[2])
  local pause = tonumber(args[3])
  if pause > 0 then delay = function() return pause end end
  if args[4] then expect(tonumber(args[4])) end
end

function request()
  position = position % #requests + 1
  return requests[position]
end

-- Slows wrk down, therefore only where nothing is measured.
function expect(expected)
  response = function(status, _, body)
    if status == expected then return end
    unexpected = 'expected ' .. expected .. ', got ' .. status .. ': ' .. body:sub(1, 2000)
    wrk.thread:stop()
  end
end

function done(summary, latency)
  for _, thread in ipairs(threads) do
    local text = thread:get('unexpected')
    if text then io.stderr:write(text, '\n') end
  end
  for kind, count in pairs(summary.errors) do
    if count > 0 then io.stderr:write(count, ' errors of the kind "', kind, '"\n') end
  end
  print(string.format(
    '{"count":%d,"seconds":%f,"bytes":%.0f,"p50":%f,"p99":%f,"max":%f}',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3
  ))
end
