"""A bot for any game of Cadre, with nothing but Python's standard library: python3 bot.py HOST PORT MATCH SECRET"""
import base64, json, os, random, socket, struct, sys

host, port, match, secret = sys.argv[1:5]
line = socket.create_connection((host, int(port)))
key = base64.b64encode(os.urandom(16)).decode()
line.sendall((f"GET /api/v1/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
stream = line.makefile("rb")
while stream.readline() not in (b"\r\n", b""): pass

def send(data, kind=1):
    mask = os.urandom(4)
    size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack(">BH", 254, len(data))
    line.sendall(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

def messages():
    while head := stream.read(2):
        size = head[1] if head[1] < 126 else int.from_bytes(stream.read(2 if head[1] == 126 else 8), "big")
        data = stream.read(size)
        if head[0] == 129: yield json.loads(data)
        elif head[0] == 137: send(data, 10)  # a ping wants a pong

def choose(space):
    if space["kind"] == "pick": return random.sample(space["options"], random.randint(space["min"], min(space["max"], len(space["options"]))))
    if space["kind"] == "amount": return [random.randint(space["min"], space["max"])]
    if space["kind"] == "order": return random.sample(space["items"], len(space["items"]))
    if space["may"] and random.random() < 0.5: return []  # a place: x, y, the level and a direction to face; a refusal names the nearest legal spot
    parts = [n for part in space["parts"] for n in ([1000, 0] if part == "facing" else [0])]
    return [n for _ in range(space["spots"]) for n in [random.randrange(9000), random.randrange(9000)] + parts]

sent = []  # by id: what was answered, and to which question
def answer(seat, seq, space, given, **more):
    sent.append((seat, seq, space))
    send(json.dumps({"type": "answer", "id": len(sent) - 1, "seat": seat, "seq": seq, "answer": given, **more}).encode())

send(json.dumps({"type": "hello", "protocol": 4, "match": match, "secrets": [secret], "name": "Python"}).encode())
for message in messages():
    if message["type"] == "bye": sys.exit(message["refusal"]["message"])
    if message.get("table", {}).get("ending"): sys.exit(print(json.dumps(message["table"]["ending"])))
    if message["type"] == "refused" and message["refusal"]["code"] == "illegal":
        seat, seq, space = sent[message["id"]]
        answer(seat, seq, space, message["refusal"].get("instead") or ([] if space["may"] else choose(space)))
    for view in message.get("views", []):
        pending, seat = view["pending"] or {"asks": []}, view["seat"]
        own = next((ask for ask in pending["asks"] if ask["seat"] == seat), None)
        if not own: continue
        partners = [ask["answer"] for ask in pending["asks"] if ask["seat"] != seat and ask["answered"]] if "joint" in pending else []
        if not own["answered"]: answer(seat, pending["seq"], own["space"], partners[0] if partners else choose(own["space"]))
        elif partners and pending["asks"][0] is own: answer(seat, pending["seq"], own["space"], own["answer"], insist=True)  # the last word
