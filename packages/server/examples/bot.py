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
    return random.sample(space["items"], len(space["items"]))  # an order

send(json.dumps({"type": "hello", "protocol": 4, "match": match, "secrets": [secret], "name": "Python"}).encode())
for n, message in enumerate(messages()):
    if message["type"] == "bye": sys.exit(message["refusal"]["message"])
    if message.get("table", {}).get("ending"): sys.exit(print(json.dumps(message["table"]["ending"])))
    for view in message.get("views", []):
        for ask in (view["pending"] or {"asks": []})["asks"]:
            if ask["seat"] == view["seat"] and not ask["answered"]:
                answer = {"type": "answer", "id": n, "seat": ask["seat"], "seq": view["pending"]["seq"], "answer": choose(ask["space"])}
                send(json.dumps(answer).encode())
